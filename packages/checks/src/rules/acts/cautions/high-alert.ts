import { type ActRule, drugStops } from '../act-rule.ts';

/** A drug of a high-alert class carries the flag itself. Its badge is what the crew sees. */
export const highAlert: ActRule = {
  name: 'high-alert',
  find: ({ drugs, formulary, tables }) =>
    drugs.flatMap((drug) => {
      const alert = drug.classes.find((key) => tables.classes[key]?.alert === 'high');
      return alert === undefined || formulary[drug.id]?.highAlert !== false
        ? []
        : [drugStops(drug, `is of the high-alert class "${alert}" and is not marked as high alert: set "highAlert".`)];
    }),
};
