import { useMutation } from '@tanstack/react-query';
import { write } from '../../requests/contract';

export const useRequestLink = () =>
  useMutation({ mutationFn: (email: string) => write('passwords/forgot', { email }) });
