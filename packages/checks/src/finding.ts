/** What a rule finds wrong in an edition. */
export interface Finding {
  /** Name of the rule, as its file is called. */
  readonly rule: string;
  /** `stops`: the edition may not be used. `asks`: a person has to look at it. */
  readonly level: 'stops' | 'asks';
  /** JSON Pointer (RFC 6901) into the edition. */
  readonly at: string;
  /** What is wrong and how to mend it, in one sentence for somebody who does not program. */
  readonly sentence: string;
}
