import { post } from '@leadline/api-client';
import { useMutation } from '@tanstack/react-query';

type Reply = { readonly success: number; readonly message?: string };

const requestLink = (email: string): Promise<Reply> => post<Reply>('passwords/forgot', { email });

export const useRequestLink = () => useMutation({ mutationFn: requestLink });
