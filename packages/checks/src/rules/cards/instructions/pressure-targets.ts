import { cardOrders } from '../../../card-orders.ts';
import { lineTexts } from '../../../line-face.ts';
import { medicationLines } from '../../../medication-lines.ts';
import { type Rule, stops } from '../../../rule.ts';

/** A target pressure for giving fluid to an adult: "to SBP 90 mmHg", "SBP about 70 mmHg". */
const TARGET = /\bSBP (?:about |above )?(\d+(?:-\d+)?)\b/g;
/** Matches lines that give fluid up to a pressure, not lines that give something above a pressure. */
const FILLS = /\b(?:saline|fluid|steps?|at a time|stop at|target)\b/i;

/** The pressure below which elderly patients are in shock: "SBP below 110 mmHg is shock from 65 years". */
const SHOCK_OF_THE_OLD = /\bSBP below (\d+)\b.*\bshock\b/i;
/**
 * Elderly patients have a higher target only after an injury. For any other bleeding, their target is the same as for
 * everyone else.
 */
const HIGHER_FOR_THE_OLD = /\b(?:from|over|above) [67]\d(?: years)?:? (?:saline to )?(?:SBP )?1\d\d\b/i;
const INJURY = /\binjur|\btrauma|\bwound|\bpenetrating\b|\bblunt\b/i;
/** Below this, a pressure is kept low on purpose. */
const LOW = 80;

/** The kind of patient a clause is about, where that changes the target pressure. The first match counts. */
const PATIENTS: readonly (readonly [patient: string, words: RegExp])[] = [
  ['a child', /\bchild|\binfant|70 \+ 2/i],
  ['a head injury', /\bhead injur|\bbrain\b/i],
  ['the old', /\b(?:from|over|above) [67]\d(?: years)?\b|\bold\b|\belderly\b/i],
  [
    'a penetrating wound, if ordered',
    /\bonly (?:on OLMD|if ordered)\b.*\bpenetrating\b|\bpenetrating\b.*\bonly (?:on OLMD|if ordered)\b/i,
  ],
  ['a penetrating wound', /\bpenetrating\b/i],
  ['an adult who bleeds', /\bbleed|\bblunt\b|\binjured\b|\bshock\b|\baorta\b|\bmother\b|\bbirth\b|^/i],
];

/** The phrase of an order belongs to the sentence behind it. */
const joined = (text: string): string => text.replace(/\b(Call first|Only if ordered|Give, then call)\. /g, '$1: ');

const patientOf = (clause: string): string => PATIENTS.find(([, words]) => words.test(clause))?.[0] ?? '';

/** The target pressure for a bleeding patient is the same on every card. */
export const pressureTargets: Rule = {
  name: 'pressure-targets',
  find: (edition) => {
    const read = [
      ...cardOrders(edition).map(({ heading, text, at, where }) => ({ heading, text: joined(text), at, where })),
      ...medicationLines(edition)
        .filter(({ line }) => line.kind === 'fluid')
        .flatMap(({ line, at, where }) =>
          lineTexts(edition, line).map((text) => ({ heading: 'saline', text, at, where })),
        ),
    ];
    const targets = read
      .filter(
        ({ heading, text }) =>
          FILLS.test(`${heading} ${text}`) && /\b(?:to|until|stop at|target|keep|about)\b/i.test(text),
      )
      .flatMap(({ text, at, where }) =>
        text
          .split(/[.;]\s|, (?=head injury|from \d)/)
          .flatMap((clause) =>
            [...clause.matchAll(TARGET)]
              .filter(({ index }) => !/(?:below|under|if|when|adult,) $/i.test(clause.slice(0, index)))
              .map(([, mmHg = '']) => ({ patient: patientOf(clause), mmHg, text, at, where })),
          ),
      );
    const shock = read.flatMap(({ text, where }) => {
      const [, mmHg] = (patientOf(text) === 'the old' && SHOCK_OF_THE_OLD.exec(text)) || [];
      return mmHg === undefined ? [] : [{ mmHg: Number(mmHg), where }];
    });
    const isOnCall = cardOrders(edition).some(
      ({ list, text }) => list === 'olmdCriteria' && /permissive hypotension|\bSBP about \d/i.test(text),
    );
    const anyBleeding = read
      .filter(({ heading, text, where }) =>
        text
          .split(/[.;] /)
          .some((clause) => HIGHER_FOR_THE_OLD.test(clause) && !INJURY.test(`${heading} ${clause} ${where}`)),
      )
      .map(({ text, at, where }) =>
        stops(at, `${where}, "${text}", fills the old higher in any bleeding: say that it is in an injury.`),
      );
    const differing = targets.flatMap(({ patient, mmHg, text, at, where }, index) => {
      const other = targets.slice(0, index).find((each) => each.patient === patient && each.mmHg !== mmHg);
      const highest = Number(mmHg.split('-').at(-1));
      const low = patient === 'the old' ? shock.find((each) => each.mmHg > highest) : undefined;
      return [
        ...(other === undefined
          ? []
          : [`fills ${patient} to SBP ${mmHg}, and ${other.where} to ${other.mmHg}: use one shared line.`]),
        ...(low === undefined ? [] : [`stops at SBP ${mmHg}, which ${low.where} calls shock: fill the old higher.`]),
        ...(highest < LOW && isOnCall && patient !== 'a child' && !/\bOLMD\b|\bcall\b|\border/i.test(text)
          ? [`keeps the pressure low without the call that another card asks for: say "only on OLMD".`]
          : []),
      ].map((fault) => stops(at, `${where}, "${text}", ${fault}`));
    });
    return [...anyBleeding, ...differing];
  },
};
