import type { ActPreparation, Figure, PreparationUse } from '@first60/clinical';
import { z } from 'zod';
import { eitherForm, isBlock } from '../either-form.ts';
import { sourceKeys } from '../line-file.ts';
import { quantity } from '../quantity.ts';
import { route } from '../route.ts';
import { who } from './who.ts';
import { DOSE_UNIT, key, NUMBER, type Refused, refused, written } from './written.ts';

const figure = (name: string): string => `(?<${name}>${NUMBER} ${DOSE_UNIT})`;
const volume = (name: string): string => `(?<${name}>${NUMBER} mL)`;
const FLUID = '(?<diluent>[a-z0-9-]+)';

type Found = Readonly<Record<string, string>>;

/** The five ways to write what is in a syringe or bag, each with what it means. */
const FORMS: readonly (readonly [RegExp, (found: Found) => ActPreparation['mix']])[] = [
  [
    new RegExp(`^${volume('volume')} of ${figure('strength')}/mL in ${FLUID}$`),
    (found) => ({ kind: 'syringe', volume: figureOf(found.volume), strength: figureOf(found.strength) }),
  ],
  [
    new RegExp(`^${figure('drug')} in ${volume('volume')} ${FLUID}$`),
    (found) => ({ kind: 'bag', drug: figureOf(found.drug), in: figureOf(found.volume) }),
  ],
  [
    new RegExp(`^dose made up to ${volume('volume')} ${FLUID}$`),
    (found) => ({ kind: 'up-to', volume: figureOf(found.volume) }),
  ],
  [
    new RegExp(`^dose made up to ${figure('strength')}/mL ${FLUID}$`),
    (found) => ({ kind: 'up-to-strength', strength: figureOf(found.strength) }),
  ],
  [
    new RegExp(`^dose into ${volume('volume')} ${FLUID}$`),
    (found) => ({ kind: 'into', volume: figureOf(found.volume) }),
  ],
];

function figureOf(text: string | undefined): Figure {
  const [amount, unit] = (text ?? '').split(' ');
  return { amount: Number(amount), unit: unit as Figure['unit'] };
}

/** Reads what is in a syringe or bag: "5 mL of 1 mg/mL in saline", "dose into 100 mL saline". */
export function readMix(text: string): { readonly mix: ActPreparation['mix']; readonly diluent: string } | Refused {
  for (const [form, mixtureOf] of FORMS) {
    const found = form.exec(text)?.groups as Found | undefined;
    if (found) return { mix: mixtureOf(found), diluent: found.diluent ?? '' };
  }
  return refused(
    `"${text}" is no mix: write "5 mL of 1 mg/mL in saline", "1 mg in 250 mL saline", "dose made up to 20 mL saline", "dose made up to 2 mg/mL saline" or "dose into 100 mL saline"`,
  );
}

const use = z
  .strictObject({
    who: who.exactOptional(),
    routes: z.array(route).min(1).exactOptional(),
    acts: z.array(key).min(1).exactOptional(),
    belowMl: z.number().positive().exactOptional(),
  })
  .transform((said): PreparationUse => said);

/** What it is never made in: a bag of a size, a fluid of `drugs/`, or words. */
export type Vessel = { readonly bag: Figure } | { readonly fluid: string };

const vessel = eitherForm(
  isBlock,
  z
    .union([z.strictObject({ bag: quantity }), z.strictObject({ fluid: key })])
    .transform((one): { readonly vessel: Vessel } => ({ vessel: one })),
  z.string(),
).transform((one): string | { readonly vessel: Vessel } => one);

/** A preparation under its id. */
export const preparation = z
  .strictObject({
    mix: written(readMix),
    container: quantity.exactOptional(),
    weaker: z.literal(true).exactOptional(),
    must: z.array(use).min(1).default([]),
    may: z.array(use).min(1).default([]),
    never: z.array(vessel).min(1).exactOptional(),
    source: sourceKeys.exactOptional(),
  })
  .transform(({ mix: { mix, diluent }, ...rest }) => ({ mix, diluent, ...rest }));
