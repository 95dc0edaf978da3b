import { type Contraindication, conditionsOf } from '../../packages/clinical/src/index.ts';

const LEADS = { never: 'Never if', 'call first': 'Call first if' } as const;

/** "Never if: asthma, shock": a sentence for each action. */
export const stopTexts = (contraindications: readonly Contraindication[] | undefined): readonly string[] =>
  (['never', 'call first'] as const).flatMap((action) => {
    const conditions = conditionsOf(contraindications, action);
    return conditions === undefined ? [] : [`${LEADS[action]}: ${conditions}`];
  });
