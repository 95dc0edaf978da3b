/**
 * The pool of sixteen questions. The wording itself is stored and later shown again. A question may be added at the end
 * but never reworded, because users who chose the old wording could no longer be asked it.
 */
export const SECURITY_QUESTIONS = [
  "What is your mother's maiden name?",
  'In which city were you born?',
  'What was the name of your first school?',
  "What is your father's middle name?",
  'Who was your first medical training instructor?',
  'In which city did you receive your EMS certification?',
  'What was your first EMS station or department?',
  'What was your first medical certification level?',
  'What was the name of your first pet?',
  'What was your favorite book as a child?',
  'What is the name of the street you grew up on?',
  'What was your childhood nickname?',
  'What is your home city or village?',
  'What is your favorite traditional dish of your country?',
  'What was the name of your elementary school?',
  'At which hospital did you first work or train?',
] as const;
