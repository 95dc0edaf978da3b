import { ClinicalText } from './clinical-text.tsx';

interface DrugHeadingProps {
  level: 'h2' | 'h3' | 'h4' | 'p';
  name: string;
  id?: string;
}

/** From this many letters on, a word in the size of a dose does not fit the smallest phone. */
const LONG_WORD = 14;

/** The drug's name as large as its dose. Drugs of the same dose differ by their names only. */
export function DrugHeading({ level: Level, name, id }: DrugHeadingProps) {
  const long = name.split(' ').some((word) => word.length >= LONG_WORD);
  return (
    <Level
      id={id}
      className={`${long ? 'text-[min(2rem,7.5vw)]' : 'text-[min(2rem,10vw)]'} leading-[1.125] font-bold tracking-tight`}
    >
      <ClinicalText text={name} />
    </Level>
  );
}
