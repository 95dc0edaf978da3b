import { m } from '../../paraglide/messages.js';
import { lineOf, MAJOR_ANSWERS, METHANE_PARTS, type MethanePart, type MethaneReport } from '../methane-report.ts';

export const PART_NAME: Readonly<Record<MethanePart, () => string>> = {
  major: m.methane_major,
  location: m.methane_location,
  type: m.methane_type,
  hazards: m.methane_hazards,
  access: m.methane_access,
  casualties: m.methane_casualties,
  services: m.methane_services,
};

/** The letters of METHANE next to the parts, in order. */
const LETTERS = 'METHANE';

/** "E: Exact location" */
export const partLabel = (part: MethanePart): string =>
  m.methane_letter_label({ letter: LETTERS.charAt(METHANE_PARTS.indexOf(part)), part: PART_NAME[part]() });

export const MAJOR_NAME: Readonly<Record<(typeof MAJOR_ANSWERS)[number], () => string>> = {
  declared: m.methane_major_declared,
  standby: m.methane_major_standby,
  no: m.methane_major_no,
};

/** The report in the order in which it is read out. A part without text is listed as not known yet. */
export const methaneLines = ({ parts }: MethaneReport): string[] =>
  METHANE_PARTS.map((part) => {
    const answer = MAJOR_ANSWERS.find((one) => one === parts.major);
    const text = part === 'major' ? answer && MAJOR_NAME[answer]() : lineOf(parts[part]);
    return m.methane_line({ part: PART_NAME[part](), text: text || m.methane_unknown() });
  });

export const methaneText = (report: MethaneReport): string => [m.methane_title(), ...methaneLines(report)].join('\n');
