import { PositionPrompt } from '../../../components/search/position-prompt';
import { texts } from '../texts';

interface NearPromptProps {
  onPosition: (position: { lat: number; lng: number }) => void;
  onCity: (city: string) => void;
}

export function NearPrompt({ onPosition, onCity }: NearPromptProps) {
  return (
    <section className="card mt-6 p-6 sm:p-10">
      <h2 className="text-xl">{texts.near.title}</h2>
      <p className="mt-2 mb-6 max-w-xl text-muted">{texts.near.text}</p>
      <PositionPrompt onPosition={onPosition} onCity={onCity} orCity={texts.near.orCity} go={texts.near.go} />
    </section>
  );
}
