/** The statements that a user must confirm, in the order of the boxes. */
export const REQUIREMENTS = ['understood', 'agreed', 'liable'] as const;

export type Requirement = (typeof REQUIREMENTS)[number];

const isRequirement = (text: string): text is Requirement => REQUIREMENTS.some((requirement) => requirement === text);

/** The ticked boxes, read from a stored string that survives a reload. */
export const readTicked = (text: string): readonly Requirement[] => text.split(' ').filter(isRequirement);

/** Sets one box. The string lists each ticked box once, in the order of the boxes. */
export const setTicked = (text: string, requirement: Requirement, ticked: boolean): string => {
  const others = readTicked(text);
  return REQUIREMENTS.filter((each) => (each === requirement ? ticked : others.includes(each))).join(' ');
};

export const isComplete = (text: string): boolean => {
  const ticked = readTicked(text);
  return REQUIREMENTS.every((requirement) => ticked.includes(requirement));
};
