/** Names that contain a digit but are not figures. */
export const NAMES_WITH_DIGITS = /SpO2|EtCO2|CO2|H2O|\b12-lead/g;

/** True when a text states a figure. */
export const hasFigure = (text: string): boolean => /\d/.test(text.replace(NAMES_WITH_DIGITS, ''));
