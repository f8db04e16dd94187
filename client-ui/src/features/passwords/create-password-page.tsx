import { t } from '../../i18n/t';
import { useNavigate, useParams } from 'react-router-dom';
import { toast } from '../../ui/toast';
import { NewPasswordForm } from './new-password-form';
import { useCreatePassword } from './save-password';

const CreatePasswordPage = () => {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useCreatePassword();
  const done = (): void => {
    toast(t('Your password is saved. Sign in with it now.'));
    void navigate('/login', { replace: true });
  };
  return (
    <NewPasswordForm
      withEmail={false}
      busy={isPending}
      error={error}
      save={({ password }) => mutate({ token, password }, { onSuccess: done })}
    />
  );
};

export default CreatePasswordPage;
