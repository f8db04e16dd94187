import { clearToken } from '@leadline/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { forgetRider } from '../../family/riders';
import { forgetSavedAnswers } from '../../connection/saved-answers';

/** Leaves nothing of the family behind on a shared phone. */
const SignOut = () => {
  const queries = useQueryClient();
  clearToken();
  useEffect(() => {
    queries.clear();
    forgetRider();
    void forgetSavedAnswers();
  }, [queries]);
  return <Navigate replace to="/login" />;
};

export default SignOut;
