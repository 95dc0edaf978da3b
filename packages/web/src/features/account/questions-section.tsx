import { type OwnSecurityQuestions, paths } from '@first60/contract';
import { useQuery } from '@tanstack/react-query';
import { QuestionsForm } from './questions-form.tsx';
import { SectionQuery } from './section-query.tsx';

export function QuestionsSection({ email }: { email: string }) {
  const query = useQuery<OwnSecurityQuestions>({ queryKey: [paths.accountSecurityQuestions] });
  return <SectionQuery query={query}>{(questions) => <QuestionsForm email={email} chosen={questions} />}</SectionQuery>;
}
