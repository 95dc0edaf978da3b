import type { Algorithm, AlgorithmStep } from '@first60/edition';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { CardSources } from '../card/card-sources.tsx';
import { sourcesOfLines } from '../card/line-numbers.ts';

/** The algorithm in words, from the same graph as the drawing: numbered steps that state where each answer leads. */
export function AlgorithmText({ algorithm: { steps, basis, note } }: { algorithm: Algorithm }) {
  const numberOf = (id: string): number => steps.findIndex((step) => step.id === id) + 1;
  const lines = [...steps.flatMap((step) => step.lines), ...(note === undefined ? [] : [note])];
  const sources = sourcesOfLines(lines).map(({ key }) => ({ key, lines: [] }));
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list's meaning away with its markers */}
      <ol role="list" className="flex max-w-[75ch] flex-col gap-3">
        {steps.map((step, at) => (
          <li key={step.id} className="flex items-baseline gap-2.5 sm:gap-3">
            <span className="figure w-7 shrink-0 text-end text-lg leading-none font-extrabold text-accent-ink">
              {at + 1}
            </span>
            <Step step={step} numberOf={numberOf} />
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm">
        {basis}. {note?.text}
      </p>
      <CardSources sources={sources} />
    </>
  );
}

function Step({ step: { lines, exits }, numberOf }: { step: AlgorithmStep; numberOf: (id: string) => number }) {
  const [headline, ...details] = lines;
  return (
    <div className="min-w-0">
      <p className="font-bold">
        <ClinicalText text={headline.text} />
      </p>
      {details.map(({ text }) => (
        <p key={text}>
          <ClinicalText text={text} />
        </p>
      ))}
      {exits.map(({ to, label }) => (
        <p key={to} className="font-semibold text-accent-ink">
          {label === undefined
            ? m.algorithm_go_to({ step: numberOf(to) })
            : m.algorithm_answer_go_to({ answer: label, step: numberOf(to) })}
        </p>
      ))}
    </div>
  );
}
