import { fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';

const name = 'Leave without saving?';

/** Answers the question before something that is filled in is left behind, once it is asked. */
export const answerLeaving = async (answer: 'Stay' | 'Leave'): Promise<void> => {
  const question = await screen.findByRole('dialog', { name });
  fireEvent.click(within(question).getByRole('button', { name: answer }));
  if (answer === 'Stay' && question.isConnected) await waitForElementToBeRemoved(question);
};

export const isAskedToStay = (): boolean => screen.queryByRole('dialog', { name }) !== null;
