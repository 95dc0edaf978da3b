/** A problem that a rule found in an edition. */
export interface Finding {
  /** Name of the rule, same as its file name. */
  readonly rule: string;
  /** `stops`: the edition must not be used. `asks`: a person has to check it. */
  readonly level: 'stops' | 'asks';
  /** JSON Pointer (RFC 6901) into the edition. */
  readonly at: string;
  /** The problem and how to fix it, in one sentence for readers who do not program. */
  readonly sentence: string;
}
