import { Slashed } from '../ui/slashed.tsx';
import { figureParts } from './figure-parts.ts';

/** A clinical sentence whose figures never break across lines and are never reversed in right-to-left text. */
export function ClinicalText({ text }: { text: string }) {
  return figureParts(text).map((part, index) =>
    part.figure ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      <span key={index} className="figure whitespace-nowrap">
        {part.text}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      <Slashed key={index} text={part.text} />
    ),
  );
}
