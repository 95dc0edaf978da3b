import { ClinicalText } from './clinical-text.tsx';

interface DrugHeadingProps {
  level: 'h2' | 'h3' | 'h4' | 'p';
  name: string;
  id?: string;
}

/** A word of this many letters does not fit the smallest phone in the size of a dose. */
const LONG_WORD = 14;

/** The drug as large as its figure: three drugs with the same milligrams are told apart by their names alone. */
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
