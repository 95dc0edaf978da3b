const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Number of attempts that a window allows before the response is 429. Absent limits are not counted. */
interface ThrottleLimits {
  /** Length of the window from the first attempt, in milliseconds. */
  readonly window: number;
  /** For one e-mail from one network address. */
  readonly pair?: number;
  /** For one network address, with any e-mail. */
  readonly address?: number;
  /** For one e-mail, from any address. */
  readonly email?: number;
}

/**
 * Signing in. Ten attempts are more than a forgetful user needs, but few for an attacker guessing passwords: 960 a day.
 * A station shares one address, so 100 wrong attempts from it are allowed. Successful ones are not counted. The e-mail
 * alone has ten times the limit of the e-mail and address pair. It therefore takes ten addresses to lock a user out,
 * for a quarter of an hour at most, and a whole botnet gets 9,600 guesses a day at one password.
 */
const login: ThrottleLimits = { window: 15 * MINUTE, pair: 10, address: 100, email: 100 };

/**
 * Requesting the questions reveals whether an e-mail has an account. One address may request them for 480 e-mails a
 * day.
 */
const recoveryLookup: ThrottleLimits = { window: HOUR, address: 20 };

/** Answers are much easier to guess than passwords, so they get fewer attempts and a longer wait. */
const recoveryAnswers: ThrottleLimits = { window: HOUR, pair: 5, address: 20, email: 20 };

/** An administrator's code replaces the password for a day, so the same limits apply. */
const passwordCode: ThrottleLimits = login;

/**
 * Registering costs hashes and a row, and reveals whether an e-mail is taken. A class of forty may register from one
 * address in a single lesson. A flood can create 960 accounts a day from each address.
 */
const registration: ThrottleLimits = { window: HOUR, address: 40 };

/**
 * Each write at the desk may add rows that are never deleted. Nobody signs or types this often in a minute, because all
 * figures of a draft are sent in one call.
 */
const deskWrites: ThrottleLimits = { window: MINUTE, email: 60 };

export const throttleLimits = {
  login,
  recoveryLookup,
  recoveryAnswers,
  passwordCode,
  registration,
  deskWrites,
} as const;

export type Throttled = keyof typeof throttleLimits;
