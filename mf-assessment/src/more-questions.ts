/** Why there are more questions than before, like '5 more questions, because you were not sure'. */
export function moreQuestions(count: number): string {
  const questions = count === 1 ? 'question' : 'questions';
  return `${count} more ${questions}, because you were not sure`;
}
