import { t } from '../i18n/t';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { actsForFamily } from './family-part';
import { useFamily } from '../family/family-context';
import { vouchersOfferedQuery } from '../requests/vouchers';
import { Icon } from '../ui/icon';

/** Nothing until the barn has sold a voucher. */
export const RedeemLink = ({ className }: { readonly className?: string }) => {
  const { barn, base } = useFamily();
  const { data: isOffered } = useQuery({ ...vouchersOfferedQuery(), enabled: actsForFamily(barn) });
  if (!isOffered) return null;
  return (
    <p>
      <Link className={className} to={`${base}/voucher`}>
        {t('Redeem a voucher')} <Icon name="chevron" size={16} />
      </Link>
    </p>
  );
};
