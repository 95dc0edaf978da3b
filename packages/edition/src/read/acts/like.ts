import type { Act } from '@first60/clinical';
import type { ActsFile } from '../../files/act-file.ts';
import { known, type Note } from '../notes.ts';
import type { PlacedAct } from './placed-act.ts';

type Written = ActsFile['acts'];
type WrittenAct = Written[string];

/** Fields that every act has, its own or those of the act that it is like. */
const NEEDED = ['routes', 'dose', 'source'] as const;

/**
 * The acts of a file, each with what it takes over from the act that it is like. What is written in the act itself
 * replaces a field, and `none` takes it away.
 */
export function placedActs(acts: Written, note: Note): readonly PlacedAct[] {
  return Object.entries(acts).flatMap(([id, written]) => {
    const model = modelOf(acts, id, written, note);
    if (written.like !== undefined && model === undefined) return [];
    noteIdleNone(id, written, model, note);
    const { like: _, ...fields } = { ...model, ...written };
    const { routes, dose, source, ...rest } = withoutNone(fields);
    for (const field of NEEDED) if (fields[field] === undefined) note(['acts', id, field], 'This is missing: add it.');
    if (routes === undefined || dose === undefined || source === undefined) return [];
    const act: Act = { id, ...rest, routes, dose, source };
    const at: PlacedAct['at'] = (field, ...rest) => [
      'acts',
      field === 'id' || field in written ? id : (written.like ?? id),
      field,
      ...rest,
    ];
    return [{ act, at }];
  });
}

type Taken<Fields> = { [Field in keyof Fields]: Exclude<Fields[Field], 'none'> };

/** The fields of an act without those that `none` takes away. */
const withoutNone = <Fields extends object>(fields: Fields): Taken<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== 'none')) as Taken<Fields>;

function modelOf(acts: Written, id: string, { like }: WrittenAct, note: Note): WrittenAct | undefined {
  if (like === undefined) return undefined;
  const model = acts[like];
  if (model === undefined)
    note(['acts', id, 'like'], `There is no act "${like}" to be like: ${known(Object.keys(acts))}.`);
  else if (model.like !== undefined) {
    note(['acts', id, 'like'], `"${like}" is like "${model.like}" itself: write "like: ${model.like}", or the fields.`);
    return undefined;
  }
  return model;
}

/** Notes a `none` that takes nothing away. A drug's own `stopWhen` can be taken away as well. */
function noteIdleNone(id: string, written: WrittenAct, model: WrittenAct | undefined, note: Note): void {
  for (const [field, value] of Object.entries(written)) {
    if (value !== 'none' || field === 'stopWhen') continue;
    const taken = model?.[field as keyof WrittenAct];
    if (taken !== undefined && taken !== 'none') continue;
    note(
      ['acts', id, field],
      '"none" takes away what the act under "like" has, and here is nothing to take away: leave it out.',
    );
  }
}
