import type { AskedAct, LineDose, Who } from '@first60/clinical';
import { askedAct } from '../../acts/asked-act.ts';
import type { MedicationLine } from '../../model/protocol.ts';
import { preparationOf } from '../dilution.ts';
import { doseText } from '../dose-text.ts';
import { contraindicationsOfFaces, faceFor, facesOf, type NamedActs, ordered } from './act-texts.ts';
import { isForAge } from './age.ts';
import { kindOfLine } from './kind-of-line.ts';
import type { PrintedDilution, PrintedDose } from './printed-act.ts';
import type { NamedDilution } from './printed-dilution.ts';
import { dilutionsOf, printedAct } from './printed-doses.ts';

/** What a card's line names: the act, for whom, and the card's own label. */
type CardLine = Pick<MedicationLine, 'medication' | 'act' | 'add' | 'tighten' | 'to'> & {
  readonly indication?: string;
};

/** The doses of a line by age group. */
interface Doses {
  readonly adult: PrintedDose | undefined;
  readonly pediatric: PrintedDose | undefined;
}

/** A dose of a line, with that of newborns when it is another one. */
interface ActLineDose extends LineDose {
  readonly newborn?: LineDose;
}

/** A medication line of a card that is made from its act: without words, which the act's face has. */
export interface ActLine
  extends Pick<
    MedicationLine,
    'indication' | 'kind' | 'preparation' | 'missingDiluent' | 'routes' | 'route' | 'contraindications'
  > {
  readonly adult?: ActLineDose;
  readonly pediatric?: ActLineDose;
}

/**
 * A card's line made from its act, as the card gives it.
 * @param line what the card says of it: the act, the age group, what it adds, and its own label
 * @returns nothing when the edition has no such act
 */
export function lineOfAct(line: CardLine, named: NamedActs): ActLine | undefined {
  const asked = askedAct(named.acts, line.medication, line.act, line);
  if (asked === undefined) return undefined;
  const { act, drug } = asked;
  const printed = printedAct(drug, act, named.acts);
  const doses: Doses = {
    adult: line.to === 'pediatric' ? undefined : printed.adult,
    pediatric: line.to === 'adult' ? undefined : printed.pediatric,
  };
  const { adult, pediatric } = doses;
  const dilution = dilutionOf(asked, doses);
  const faces = facesOf(asked, named);
  const contraindications = contraindicationsOfFaces(faces);
  return {
    indication: ordered(line.indication ?? act.cardLabel ?? act.label, faces),
    kind: kindOfLine(asked),
    ...(adult && { adult: lineDose(adult) }),
    ...(pediatric && { pediatric: lineDose(pediatric) }),
    ...(dilution && { preparation: preparationOf(dilution, doses) }),
    ...(printed.missingDiluent && {
      missingDiluent: { name: printed.missingDiluent.name, sources: printed.missingDiluent.source },
    }),
    routes: act.routes.flatMap(({ route, who = {} }) => (isForSome(who, doses) ? [route] : [])),
    route: faceFor(asked, named).how,
    ...(contraindications.length > 0 && { contraindications }),
  };
}

/** True when a route is for an age group that the line has a dose for. */
const isForSome = (who: Who, { adult, pediatric }: Doses): boolean =>
  (adult !== undefined && isForAge(who, 'adult')) || (pediatric !== undefined && isForAge(who, 'child'));

/** A dose as stated on a card: the printed text and the figures. The line's route says how fast it is given. */
function lineDose({ say, infusion, newborn, bands: _, ...figures }: PrintedDose): ActLineDose {
  const { over: __, ...unpaced } = figures;
  const derived = doseText({ ...unpaced, ...(infusion && { infusion }) }) ?? '';
  const { orderAbove: ___, ...range } = infusion ?? {};
  return {
    text: say ?? (infusion ? `infusion ${derived}` : derived),
    ...figures,
    ...(newborn && { newborn: lineDose(newborn) }),
    ...(infusion && { infusion: range as NonNullable<LineDose['infusion']> }),
  };
}

/** The dilution that every patient of the line gets. One that only a small dose needs is told by the face. */
function dilutionOf({ act, drug }: AskedAct, { adult, pediatric }: Doses): PrintedDilution | undefined {
  const all = dilutionsOf(drug, act);
  const [ofAdult, ofChild] = [forEverybody(all.adult), forEverybody(all.child)];
  if (adult === undefined) return ofChild?.dilution;
  if (pediatric === undefined) return ofAdult?.dilution;
  return ofAdult?.name === ofChild?.name ? ofAdult?.dilution : undefined;
}

const forEverybody = (one: NamedDilution | undefined): NamedDilution | undefined =>
  one?.dilution.use === 'small-dose' ? undefined : one;
