/** Why a file of an edition cannot be used. */
export interface Problem {
  /** Path in the folder of the edition. */
  readonly file: string;
  /** Line of the file, from 1; absent where the whole file is meant. */
  readonly line?: number;
  /** Where in the file, as its keys are written: "regimens.anaphylaxis.adult.fixed". */
  readonly place?: string;
  /** What is wrong and how to mend it, in one sentence. */
  readonly sentence: string;
}

/** A problem as one line of text: "drugs/adenosine.yaml:14, regimens.svt-first.adult.fixed: …". */
export const problemText = ({ file, line, place, sentence }: Problem): string =>
  `${file}${line === undefined ? '' : `:${line}`}${place === undefined ? '' : `, ${place}`}: ${sentence}`;
