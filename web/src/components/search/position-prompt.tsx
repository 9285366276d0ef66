import { LocateFixed } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { useCities } from '../../lib/api/get-cities';
import { askPosition, type Position } from '../../lib/position';
import { useSession } from '../../lib/session/session';
import { texts } from '../texts';
import { Button } from '../ui/button';
import { CityOptions } from './city-options';

interface PositionPromptProps {
  onPosition: (position: Position) => void;
  onCity: (city: string) => void;
  orCity: string;
  go: string;
}

/** Requests the position on a click, or at once for members who allowed it (decision 64). A province can be chosen instead. */
export function PositionPrompt({ onPosition, onCity, orCity, go }: PositionPromptProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const { data: cities = [] } = useCities();
  const memberId = useSession(({ user }) => user?.id);
  const found = useRef(onPosition);
  useEffect(() => void (found.current = onPosition));
  useEffect(() => {
    if (!memberId) return;
    let isGone = false;
    import('../../lib/account/auto-location')
      .then(({ positionOfMember }) => positionOfMember())
      // Without it there is still the button.
      .then(
        (position) => void (position && !isGone && found.current(position)),
        () => undefined,
      );
    return () => void (isGone = true);
  }, [memberId]);
  const ask = async (): Promise<void> => {
    setState('asking');
    try {
      onPosition(await askPosition());
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const city = new FormData(event.currentTarget).get('sehir');
    if (typeof city === 'string' && city) onCity(city);
  };
  return (
    <div className="space-y-4">
      <Button
        look="primary"
        icon={LocateFixed}
        label={state === 'asking' ? texts.position.asking : texts.position.ask}
        className="needs-script"
        disabled={state === 'asking'}
        onClick={() => void ask()}
      />
      {state === 'failed' ? (
        <p role="alert" className="text-bad">
          {texts.position.failed}
        </p>
      ) : null}
      <form onSubmit={submit} action={paths.nearby} method="get" className="flex max-w-md flex-wrap items-end gap-2">
        <label className="min-w-0 flex-1">
          <span className="mb-1 block text-sm text-muted">{orCity}</span>
          <select name="sehir" className="field" required defaultValue="">
            <CityOptions cities={cities} all="—" />
          </select>
        </label>
        <Button label={go} type="submit" />
      </form>
    </div>
  );
}
