/** Reason why a file of an edition cannot be used. */
export interface Problem {
  /** Path in the folder of the edition. */
  readonly file: string;
  /** Line in the file, starting at 1. Absent when the problem concerns the whole file. */
  readonly line?: number;
  /** Location in the file, as the path of its keys: "acts.anaphylaxis.dose". */
  readonly place?: string;
  /** What is wrong and how to fix it, in one sentence. */
  readonly sentence: string;
}

/**
 * The drugs whose own files have a problem. What else seems wrong with them follows from it, and would only bury it.
 */
export const drugsWithProblems = (problems: readonly Problem[]): ReadonlySet<string> =>
  new Set(problems.flatMap(({ file }) => /^(?:acts|drugs)\/(.+)\.yaml$/.exec(file)?.[1] ?? []));

/** A problem as one line of text: "acts/adenosine.yaml:14, acts.svt-first.dose: …". */
export const problemText = ({ file, line, place, sentence }: Problem): string =>
  `${file}${line === undefined ? '' : `:${line}`}${place === undefined ? '' : `, ${place}`}: ${sentence}`;
