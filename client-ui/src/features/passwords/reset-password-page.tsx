import { t } from '../../i18n/t';
import { useNavigate, useParams } from 'react-router-dom';
import { toast } from '../../ui/toast';
import { NewPasswordForm } from './new-password-form';
import { useResetPassword } from './save-password';

const ResetPasswordPage = () => {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useResetPassword();
  const done = (): void => {
    toast(t('Your password is saved. Sign in with it now.'));
    void navigate('/login', { replace: true });
  };
  return (
    <NewPasswordForm
      withEmail
      busy={isPending}
      error={error}
      save={({ email, password }) => mutate({ token, email, password }, { onSuccess: done })}
    />
  );
};

export default ResetPasswordPage;
