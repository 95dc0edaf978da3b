import type { DoseAge } from '../age-group.ts';
import type { Act, Cautions } from './act.ts';

/** What a card adds to an act, or makes tighter. A card states no dose. */
export interface CardAct {
  readonly add?: Cautions;
  readonly tighten?: Partial<Pick<Act, 'order' | 'limits' | 'repeat' | 'routes'>>;
  /** The age group of the line, when it is for one. */
  readonly to?: DoseAge;
}

/** An act as one card gives it: with the cautions that the card adds, and with its tighter order, limits and routes. */
export function actOnCard(act: Act, { add = {}, tighten = {}, to }: CardAct): Act {
  const both = <Entry>(own: readonly Entry[] | undefined, more: readonly Entry[] | undefined) =>
    own === undefined && more === undefined ? undefined : [...(own ?? []), ...(more ?? [])];
  const fields = {
    stop: both(act.stop, add.stop),
    ask: both(act.ask, add.ask),
    know: both(act.know, add.know),
    monitor: both(act.monitor, add.monitor),
    order: both(act.order, tighten.order),
    limits: both(act.limits, tighten.limits),
    repeat: tighten.repeat ?? act.repeat,
    routes: tighten.routes ?? act.routes,
  };
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  const dose = act.dose.filter(
    ({ who: { group } }) => to === undefined || group === undefined || (group === 'adult') === (to === 'adult'),
  );
  return { ...act, dose, ...(Object.fromEntries(said) as Partial<Act>) };
}
