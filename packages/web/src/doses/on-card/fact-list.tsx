import { ClinicalText } from '../../edition/clinical-text.tsx';

/**
 * A term and what is said of it, in one line or in several. What forbids the drug stands out, what is good to know is
 * smaller.
 */
export type Fact = readonly [term: string, text: string | readonly string[], tone?: 'stop' | 'small'];

const LOOKS = { stop: 'font-bold text-critical-ink', small: 'text-sm', plain: 'font-semibold' } as const;

/** Facts of a dose: the terms in a narrow column, the texts beside them. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-x-3 @[18rem]:grid-cols-[5.5em_minmax(0,1fr)] gap-y-1">
    {facts.map(([term, text, tone]) => (
      <div key={term} className="col-span-full grid grid-cols-subgrid">
        <dt className="text-ink-2">{term}</dt>
        <dd className={LOOKS[tone ?? 'plain']}>
          {[text].flat().map((line) => (
            <span key={line} className="block not-first:mt-1">
              <ClinicalText text={line} />
            </span>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);
