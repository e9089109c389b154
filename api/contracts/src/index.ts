export * from './types.ts';
export * from './wire/contact.ts';
export * from './wire/error.ts';
export * from './wire/quiz.ts';
export * from './wire/user.ts';
export * from './quiz/quiz-question.ts';
export * from './quiz/quiz-response.ts';
