import { type ActCaution, type ActPatient, cautionsFor } from '@first60/clinical';
import { type ActRule, actStops, everyAct } from '../act-rule.ts';
import { classesOf } from '../act-tables.ts';

const BY_MOUTH = 'PO';
const CANNOT_SWALLOW = 'cannot-swallow';
const ANYBODY: ActPatient = { weight: null, age: null, conditions: new Map() };

/** Nothing is given by mouth to who cannot swallow it: a stop or a question of every patient says so. */
export const byMouth: ActRule = {
  name: 'by-mouth',
  find: (contents) =>
    everyAct(contents, (drug, act) => {
      if (!act.routes.some(({ route }) => route === BY_MOUTH)) return [];
      const { stop, ask } = cautionsFor(drug, act, classesOf(drug, contents.tables), ANYBODY);
      return [...stop, ...ask].some(({ caution }) => isOfSwallowing(caution))
        ? []
        : [
            actStops(
              drug,
              act,
              `is given by mouth, and nothing stops it for who cannot swallow: add "${CANNOT_SWALLOW}" under "stop", with the route when it has others.`,
            ),
          ];
    }),
};

const isOfSwallowing = ({ who: { if: condition, group, range }, routes }: ActCaution): boolean =>
  condition === CANNOT_SWALLOW &&
  group === undefined &&
  range === undefined &&
  (routes === undefined || routes.includes(BY_MOUTH));
