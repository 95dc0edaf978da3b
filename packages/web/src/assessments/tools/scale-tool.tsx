import type { Answers, Scale, Total } from '@first60/clinical';
import { RotateCcw, Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import type { AnswersKey } from '../../patient/patient.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { ToolId } from '../saved-assessment.ts';
import { useSavedAssessments } from '../saved-assessments.ts';
import { isStarted, useAnswers } from './answers.ts';
import { ScaleItem, type ScaleOption, type Tiles } from './scale-item.tsx';
import { type ScaleReading, ScaleResult } from './scale-result.tsx';

export interface ToolItem<S extends Scale> {
  readonly item: keyof S & string;
  readonly label: string;
  readonly how?: string;
  readonly options: readonly ScaleOption[];
  readonly tiles?: Tiles;
}

interface ScaleToolProps<S extends Scale> {
  tool: ToolId;
  answersIn: AnswersKey;
  title: string;
  /** The title of a saved result, with the choice that was made before the items. */
  savedTitle?: string;
  /** True if the section's heading already shows the title. */
  quietTitle?: boolean;
  help?: string;
  /** Choices or information shown before the items. */
  lead?: ReactNode;
  /** True while the items cannot be answered because a choice above them is missing. */
  waits?: boolean;
  source: string;
  scale: S;
  items: ReadonlyArray<ToolItem<S>>;
  total: (answers: Answers<S>) => Total;
  read: (total: number) => ScaleReading;
  /** The interpretation of a total that excludes items that could not be tested. */
  readPart?: (total: number, answers: Answers<S>) => ScaleReading;
}

/** A scoring tool: items, running count, the result once every item is answered, and the advice. */
export function ScaleTool<S extends Scale>({
  tool,
  answersIn,
  title,
  savedTitle = title,
  quietTitle = false,
  help,
  lead,
  waits = false,
  source,
  scale,
  items,
  total,
  read,
  readPart,
}: ScaleToolProps<S>) {
  const { answers, choose, reset } = useAnswers(answersIn, scale);
  const { save } = useSavedAssessments();
  const sum = total(answers);
  const reading = readingOf();
  function readingOf(): ScaleReading | undefined {
    if (sum.kind === 'complete') return read(sum.total);
    return sum.kind === 'tested-in-part' ? readPart?.(sum.total, answers) : undefined;
  }
  const store = ({ score, interpretation: word, advice }: ScaleReading) => {
    // A single sentence of advice is part of the saved interpretation. A list of actions is only shown on the screen.
    const interpretation = advice.length === 1 ? `${word}. ${advice[0]}` : word;
    const stored = save({ tool, toolName: savedTitle, score, interpretation, at: Date.now() });
    toast({
      title: m.protocol_assessment_saved_title(),
      description: stored ? m.protocol_assessment_saved_text() : m.protocol_assessment_saved_failed(),
    });
  };
  return (
    <div className="flex flex-col gap-4 print:gap-2">
      <div>
        <h5 className={quietTitle ? 'sr-only' : 'text-lg font-bold'}>{title}</h5>
        {help !== undefined && <p className="text-ink-2">{help}</p>}
      </div>
      {lead}
      {items.map(({ item, label, how, options, tiles }) => (
        <ScaleItem
          key={item}
          label={label}
          how={how}
          options={options}
          tiles={tiles}
          disabled={waits}
          chosen={answers[item]}
          onChoose={(score) => choose(item, score)}
        />
      ))}
      <ScaleResult
        reading={reading}
        answered={sum.kind === 'incomplete' ? sum.answered : items.length}
        of={items.length}
      />
      <div className="flex flex-wrap gap-2 print:hidden max-sm:*:w-full">
        <Button disabled={reading === undefined} onClick={() => reading !== undefined && store(reading)}>
          <Save aria-hidden className="size-5" />
          {m.protocol_assessment_save()}
        </Button>
        <Button variant="secondary" disabled={!isStarted(answers)} onClick={reset}>
          <RotateCcw aria-hidden className="size-5" />
          {m.protocol_assessment_reset()}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{m.protocol_assessment_source({ source })}</p>
    </div>
  );
}
