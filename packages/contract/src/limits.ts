/**
 * Lengths that client and server both enforce. The server counts characters (code points). `string.length` and the
 * `maxlength` attribute count UTF-16 code units, two for an emoji, so a form may allow fewer characters than the
 * server. Password minimum: product specification, section 5. The maximum limits the cost of hashing. 254 is the
 * longest address in an SMTP path (RFC 5321, 4.5.3.1.3).
 */
export const limits = {
  passwordMin: 8,
  passwordMax: 128,
  emailMax: 254,
  nameMax: 100,
  departmentMax: 100,
  answerMax: 200,
} as const;
