import type { LoginAnswer } from '@carsi/contracts/identity/http/account';
import type { SecondFactorDetails } from '@carsi/contracts/identity/second-factor';
import { FactorForm } from '../../../components/account/second-factor/factor-form';
import { ApiFailure } from '../../../lib/http';
import { Button } from '../../../components/ui/button';
import { passSecondStep } from '../api/account';
import { texts } from '../texts';

interface SecondStepProps {
  owed: SecondFactorDetails;
  onVerified: (answer: LoginAnswer) => void;
  /** Too late, or tried too often: it begins again, with this sentence. */
  onOver: (sentence: string | null) => void;
}

/** The second step of a sign-in. Loaded when a factor is required. */
export default function SecondStep({ owed, onVerified, onOver }: SecondStepProps) {
  return (
    <div className="space-y-5">
      <FactorForm
        owed={owed}
        submitText={texts.signIn.submit}
        onShow={async (shown) => {
          try {
            onVerified(await passSecondStep(shown));
          } catch (error) {
            if (!(error instanceof ApiFailure) || error.code !== 'SECOND_FACTOR_CHALLENGE_ENDED') throw error;
            onOver(error.message);
          }
        }}
      />
      <Button look="quiet" label={texts.secondStep.other} className="w-full" onClick={() => onOver(null)} />
    </div>
  );
}
