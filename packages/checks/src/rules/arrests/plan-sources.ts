import { type Edition, hasFigure } from '@first60/edition';
import { type PlacedPlan, placedPlans } from '../../arrest-plans.ts';
import { asks, type Found, pointer, type Rule, stops } from '../../rule.ts';

/** Part of a plan or of a clock that needs a source. */
interface Sourced {
  readonly at: string;
  readonly where: string;
  readonly text?: string;
  readonly sources: readonly string[];
  /** True when it counts as stating figures, whatever its words. */
  readonly isFigure: boolean;
}

/**
 * Every figure in a plan or a running clock has its source, and so has every text that states a figure. No source is
 * listed twice.
 */
export const planSources: Rule = {
  name: 'plan-sources',
  find: (edition) =>
    [...ofPlans(edition), ...ofClocks(edition)].flatMap(({ at, where, text, sources, isFigure }): Found[] => {
      const said = text === undefined ? where : `${where}, "${text}"`;
      if (sources.length === 0) {
        const needs = isFigure || (text !== undefined && hasFigure(text));
        return needs ? [stops(at, `${said}, names no source: say where its figures come from.`)] : [];
      }
      return new Set(sources).size < sources.length ? [asks(at, `${said}, names a source twice: keep one.`)] : [];
    }),
};

const BLOCKS = [
  'compressions',
  'cycle',
  'pause',
  'breaths',
  'epinephrine',
  'antiarrhythmic',
  'energy',
  'etco2',
  'cold',
  'trauma',
] as const;
/** Optional parts of a plan. */
const OPTIONAL = ['cool', 'pregnant', 'newborn'] as const;
const LISTS = ['causes', 'rosc', 'facts'] as const;

const ofPlans = (edition: Edition): readonly Sourced[] =>
  placedPlans(edition).flatMap(({ plan, at, where }) => [
    ...[...BLOCKS, ...OPTIONAL].flatMap((block) => {
      const said = plan[block];
      if (said === undefined) return [];
      const { sources, ...rest } = said;
      return {
        at: `${at}/${block}`,
        where: `${where}, ${block}`,
        ...('text' in rest && rest.text !== undefined && { text: rest.text }),
        sources,
        isFigure: block !== 'trauma' && block !== 'pregnant',
      };
    }),
    ...LISTS.flatMap((list) =>
      plan[list].map(({ id, text, sources }, index) => ({
        at: `${at}/${list}/${index}`,
        where: `${where}, ${id}`,
        text,
        sources,
        isFigure: false,
      })),
    ),
    ...plan.causes.flatMap(({ id, more = [] }, index) =>
      more.map(({ text, sources }, place) => ({
        at: `${at}/causes/${index}/more/${place}`,
        where: `${where}, ${id}`,
        text,
        sources,
        isFigure: false,
      })),
    ),
    ...ofSteps({ plan, at, where }),
  ]);

/** A dose's partial volumes, and its note for the time after a pulse has returned. */
const ofSteps = ({ plan, at, where }: Pick<PlacedPlan, 'plan' | 'at' | 'where'>): readonly Sourced[] =>
  plan.drugs.flatMap(({ name, steps = [], afterRosc }, index) => {
    const drug = `${at}/drugs/${index}`;
    return [
      ...steps.map(({ sources }, place) => ({
        at: `${drug}/steps/${place}`,
        where: `${where}, a step of ${name}`,
        sources,
        isFigure: true,
      })),
      ...(afterRosc === undefined
        ? []
        : [{ at: `${drug}/afterRosc`, where: `${where}, ${name}`, ...afterRosc, isFigure: true }]),
    ];
  });

const ofClocks = ({ clocks = [] }: Edition): readonly Sourced[] =>
  clocks.flatMap(({ title, marks, repeat }, index) =>
    [
      ...marks.map((mark, at) => ({ ...mark, place: `marks/${at}` })),
      ...(repeat ? [{ ...repeat, place: 'repeat' }] : []),
    ].map(({ text, sources, place }) => ({
      at: `${pointer('clocks', index)}/${place}`,
      where: `The running clock "${title}"`,
      text,
      sources,
      isFigure: true,
    })),
  );
