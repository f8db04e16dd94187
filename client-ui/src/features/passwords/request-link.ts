import { post } from '@leadline/api-client';
import { useMutation } from '@tanstack/react-query';

export const useRequestLink = () => useMutation({ mutationFn: (email: string) => post('passwords/forgot', { email }) });
