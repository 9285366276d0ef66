import L from 'leaflet';
import { LocateFixed } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Card } from '../../lib/card';
import { cx } from '../../lib/cx';
import { askPosition } from '../../lib/position';
import { toast } from '../../lib/toast';
import { texts } from '../texts';
import { Button } from '../ui/button';
import { MapCard } from './map-card';
import { placed, type PlacedCard } from './pins';
import { type Ground, useLeaflet } from './use-leaflet';
import { focusMarker, usePins } from './use-pins';

interface CompanyMapProps {
  cards: readonly Card[];
  className?: string;
  /** The company that the map is about; the others are its neighbours. */
  focus?: Card;
}

/** Loaded when a map is opened: Leaflet, the clusters and the outline are not part of any page. */
export default function CompanyMap({ cards, className, focus }: CompanyMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [ground, setGround] = useState<Ground>('roadmap');
  const [chosen, setChosen] = useState<readonly PlacedCard[]>([]);
  const { map, maxZoom, detailZoom, tiles } = useLeaflet(place, ground);
  const known = useMemo(() => placed(cards), [cards]);
  usePins({ map, cards: known, maxZoom, chosen: chosen[0]?.id ?? null, onChoose: setChosen });

  useEffect(() => {
    const [own] = placed(focus ? [focus] : []);
    if (!map || (!own && known.length === 0)) return undefined;
    if (own) {
      map.setView([own.latitude, own.longitude], detailZoom);
      const marker = focusMarker(own).addTo(map);
      return () => void marker.remove();
    }
    map.fitBounds(L.latLngBounds(known.map((card) => [card.latitude, card.longitude])).pad(0.05), { maxZoom });
    return undefined;
  }, [map, known, focus, detailZoom, maxZoom]);

  const locate = async (): Promise<void> => {
    try {
      const { lat, lng } = await askPosition();
      if (!map) return;
      const icon = L.divIcon({ className: 'map-you', iconSize: [18, 18] });
      L.marker([lat, lng], { icon, title: texts.map.you, alt: texts.map.you }).addTo(map);
      map.setView([lat, lng], Math.min(14, maxZoom));
    } catch {
      toast.error(texts.map.locateFailed);
    }
  };

  return (
    <section
      aria-label={texts.map.label}
      className={cx('relative isolate overflow-hidden rounded-2xl border border-line', className)}
    >
      <div ref={place} className="size-full" />
      <div className="absolute top-3 right-3 z-10 flex gap-2">
        {tiles?.satellite ? (
          <Button
            small
            label={ground === 'roadmap' ? texts.map.satellite : texts.map.roadmap}
            onClick={() => setGround(ground === 'roadmap' ? 'satellite' : 'roadmap')}
          />
        ) : null}
        <Button
          small
          className="px-2.5"
          aria-label={texts.map.locate}
          title={texts.map.locate}
          onClick={() => void locate()}
        >
          <LocateFixed aria-hidden size={18} />
        </Button>
      </div>
      {known.length === 0 && !focus ? (
        <p className="absolute inset-x-0 bottom-4 z-10 mx-auto w-fit rounded-xl bg-surface px-4 py-2 shadow-float">
          {texts.map.noPlaces}
        </p>
      ) : null}
      {chosen.length > 0 ? <MapCard cards={chosen} onClose={() => setChosen([])} /> : null}
    </section>
  );
}
