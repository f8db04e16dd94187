import { clearToken, readToken } from '@leadline/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { forgetRider } from '../../family/riders';
import { forgetSavedAnswers } from '../../connection/saved-answers';

/** Leaves nothing of the family behind on a shared phone, and tells nothing there any more. */
const SignOut = () => {
  const queries = useQueryClient();
  const [token] = useState(readToken);
  clearToken();
  useEffect(() => {
    queries.clear();
    forgetRider();
    void forgetSavedAnswers();
    void import('@leadline/api-client/push-browser').then(({ leavePush }) => leavePush(token));
  }, [queries, token]);
  return <Navigate replace to="/login" />;
};

export default SignOut;
