import {
  FLACC,
  flaccTotal,
  PAIN_FACES,
  PAIN_NUMBERS,
  PAIN_OUT_OF,
  type PainBand,
  painBand,
  painFacesTotal,
  painNumbersTotal,
} from '@first60/clinical';
import type { ComponentType } from 'react';
import { usePrinting } from '../../device/printing.ts';
import { m } from '../../paraglide/messages.js';
import { setPatient, usePatientText } from '../../patient/patient.ts';
import { ChoiceChips } from '../../ui/fields/choice-chips.tsx';
import { flaccItems } from './flacc-items.ts';
import { PainFace } from './pain-face.tsx';
import type { ScaleReading } from './scale-result.tsx';
import { ScaleTool, type ToolItem } from './scale-tool.tsx';

/** Three pain scales. Which one to use depends on what the patient can do. If none is chosen, all three are printed. */
export function PainTool() {
  const chosen = usePatientText('pain-scale');
  const printing = usePrinting();
  const scales = SCALES();
  const isChosen = scales.some(({ id }) => id === chosen);
  return (
    <div className="flex flex-col gap-4 print:gap-2">
      <div>
        <h5 className="text-lg font-bold">{m.pain_title()}</h5>
        <p className="text-ink-2">{m.pain_help()}</p>
      </div>
      <ChoiceChips
        label={m.pain_choose()}
        chips={scales.map(({ id, who }) => ({ value: id, label: who }))}
        chosen={chosen}
        onChoose={(value) => setPatient({ 'pain-scale': value })}
      />
      {scales.map(({ id, Tool }) => (id === chosen || (printing && !isChosen)) && <Tool key={id} />)}
    </div>
  );
}

const SCALES = (): ReadonlyArray<{ readonly id: string; readonly who: string; readonly Tool: ComponentType }> => [
  { id: 'numbers', who: m.pain_numbers_who(), Tool: PainNumbers },
  { id: 'faces', who: m.pain_faces_who(), Tool: PainFaces },
  { id: 'flacc', who: m.pain_flacc_who(), Tool: Flacc },
];

function PainNumbers() {
  return (
    <ScaleTool
      tool="pain-scale"
      answersIn="assessment.pain.numbers"
      title={m.pain_numbers_title()}
      source={m.pain_numbers_source()}
      scale={PAIN_NUMBERS}
      items={[
        {
          item: 'pain',
          label: m.pain_numbers_ask(),
          how: m.pain_numbers_how(),
          options: Array.from({ length: PAIN_NUMBERS.pain.to + 1 }, (_, score) => ({ score, label: '' })),
          tiles: 'eleven',
        },
      ]}
      total={painNumbersTotal}
      read={(total) => reading(total, m.pain_none())}
    />
  );
}

function PainFaces() {
  return (
    <ScaleTool
      tool="pain-scale"
      answersIn="assessment.pain.faces"
      title={m.pain_faces_title()}
      help={m.pain_faces_help()}
      source={m.pain_faces_source()}
      scale={PAIN_FACES}
      items={faces()}
      total={painFacesTotal}
      read={(total) => reading(total, m.pain_none())}
    />
  );
}

const faces = (): Array<ToolItem<typeof PAIN_FACES>> => [
  {
    item: 'face',
    label: m.pain_faces_ask(),
    options: [
      { score: 0, label: m.pain_faces_0(), picture: <PainFace score={0} /> },
      { score: 2, label: m.pain_faces_2(), picture: <PainFace score={2} /> },
      { score: 4, label: m.pain_faces_4(), picture: <PainFace score={4} /> },
      { score: 6, label: m.pain_faces_6(), picture: <PainFace score={6} /> },
      { score: 8, label: m.pain_faces_8(), picture: <PainFace score={8} /> },
      { score: 10, label: m.pain_faces_10(), picture: <PainFace score={10} /> },
    ],
    tiles: 'six',
  },
];

function Flacc() {
  return (
    <ScaleTool
      tool="pain-scale"
      answersIn="assessment.pain.flacc"
      title={m.pain_flacc_title()}
      help={m.pain_flacc_help()}
      source={m.pain_flacc_source()}
      scale={FLACC}
      items={flaccItems()}
      total={flaccTotal}
      read={(total) => reading(total, m.pain_flacc_none())}
    />
  );
}

const reading = (total: number, none: string): ScaleReading => ({
  score: `${total}/${PAIN_OUT_OF}`,
  ...WORDS[painBand(total)](none),
  advice: [],
});

const WORDS: Record<PainBand, (none: string) => Pick<ScaleReading, 'tone' | 'interpretation'>> = {
  none: (none) => ({ tone: 'ok', interpretation: none }),
  mild: () => ({ tone: 'yellow', interpretation: m.pain_mild() }),
  moderate: () => ({ tone: 'orange', interpretation: m.pain_moderate() }),
  severe: () => ({ tone: 'red', interpretation: m.pain_severe() }),
};
