import { toastError } from './toast';

/**
 * What follows a write, even when its row has left the screen meanwhile: a rider who cancels moves to another kind of row,
 * and callbacks of the row that is gone would never be heard.
 */
export const act = async (work: Promise<unknown>, said: () => void, errorSeconds = 3): Promise<void> => {
  try {
    await work;
    said();
  } catch (error) {
    toastError(error, errorSeconds);
  }
};
