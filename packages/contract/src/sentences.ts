import { limits } from './limits.ts';

/** Every sentence of the server, word for word. Users read them unchanged. */
export const sentences = {
  missingFields: 'Please fill in all required fields',
  passwordTooShort: `Password must be at least ${limits.passwordMin} characters long`,
  passwordTooLong: `Password must be at most ${limits.passwordMax} characters long`,
  emailInvalid: 'Please enter a valid email address',
  emailTooLong: `Email must be at most ${limits.emailMax} characters long`,
  nameTooLong: `First and last name must each be at most ${limits.nameMax} characters long`,
  departmentInvalid: `Department must be a text of at most ${limits.departmentMax} characters`,
  textNotPlain: 'Names and department must not contain line breaks or other control characters',
  certificationLevelUnknown: 'Please choose one of the listed certification levels',
  securityQuestionUnknown: 'Please choose one of the listed security questions',
  securityQuestionsPartial: 'Please complete all three security questions and answers, or leave them all empty',
  securityQuestionsEqual: 'Please choose three different security questions',
  securityAnswerInvalid: `Security answers must be texts of at most ${limits.answerMax} characters`,
  emailTaken: 'An account with this email already exists',
  loginFailed: 'Invalid email or password',
  accountDeactivated: 'Your account has been deactivated. Please contact your administrator.',
  passwordResetByAdmin:
    'Your administrator has reset your password. Ask for your one-time code, then choose "Forgot your password?".',
  signedOut: 'You have been signed out',
  signInRequired: 'Please sign in to continue',
  otherUserSignedIn: 'Somebody else is signed in on this device',
  disclaimerRequired: 'Please accept the disclaimer to continue',
  adminRequired: 'Administrator access required',
  lastAdmin: 'At least one active administrator is required',
  userNotFound: 'There is no such user',
  questionsNotFound: 'Email not found or security questions not set. Please contact admin for password reset.',
  answersWrong: 'The security answers are not correct',
  answersVerified: 'The security answers are correct',
  passwordReset: 'Your password has been reset successfully. You can now log in with your new password.',
  codeWrong: 'The code is not correct or has expired. Ask your administrator for a new one.',
  ownPasswordCode: 'You cannot make a code for yourself. Change your password under My account.',
  inactivePasswordCode: 'This account is deactivated. Activate it before you reset its password.',
  currentPasswordWrong: 'The current password is not correct',
  passwordChanged: 'Your password has been changed. Your other devices have been signed out.',
  medicationNotFound: 'There is no such medication',
  favoriteRemoved: 'Removed from favorites',
  sessionNotFound: 'There is no such session',
  sessionEnded: 'The device has been signed out',
  accountDeleted: 'Your account has been deleted',
  notReady: 'The server is not ready',
  crossSite: 'This request came from another site and was refused',
  malformedRequest: 'The request could not be understood',
  malformedJson: 'The request body is not valid JSON',
  bodyTooLarge: 'The request body is too large',
  jsonRequired: 'The request body must be sent as JSON (Content-Type: application/json)',
  notFound: 'Not found',
  unexpected: 'Something went wrong on our side. Please try again.',
} as const;

/** The sentence of a 429. `milliseconds` is the time until the next allowed try, rounded up to whole minutes. */
export function tooManyAttempts(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}
