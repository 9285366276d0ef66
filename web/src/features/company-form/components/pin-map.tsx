import { useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useLeaflet } from '../../../components/map/use-leaflet';
import { freshness } from '../../../config/site';
import { callPublic } from '../../../lib/call';
import { texts } from '../texts';

interface PinMapProps {
  /** Where the map looks while there is no pin. */
  city: string;
  latitude: number | null;
  longitude: number | null;
  onPlace: (latitude: number, longitude: number) => void;
}

/** To about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Loaded on demand. A click sets the pin, dragging moves it; the fields beside it do the same by keyboard. */
export default function PinMap({ city, latitude, longitude, onPlace }: PinMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const { map, detailZoom } = useLeaflet(box, 'roadmap');
  const { data: cities } = useQuery({
    queryKey: ['cities', 'places'],
    queryFn: (context) => callPublic('GET /api/cities', {}, context),
    staleTime: freshness.categories,
  });
  const centre = cities?.find(({ slug }) => slug === city);
  const put = useRef(onPlace);
  useEffect(() => {
    put.current = onPlace;
  });

  useEffect(() => {
    if (!map) return undefined;
    const onClick = ({ latlng }: L.LeafletMouseEvent): void => put.current(rounded(latlng.lat), rounded(latlng.lng));
    map.on('click', onClick);
    return () => void map.off('click', onClick);
  }, [map]);

  useEffect(() => {
    if (!map || latitude === null || longitude === null) return undefined;
    const icon = L.divIcon({ className: 'map-pin chosen', iconSize: [26, 26], iconAnchor: [13, 30] });
    const marker = L.marker([latitude, longitude], { icon, draggable: true, keyboard: false, alt: texts.contact.pin });
    marker.on('dragend', () => {
      const { lat, lng } = marker.getLatLng();
      put.current(rounded(lat), rounded(lng));
    });
    marker.addTo(map);
    if (!map.getBounds().contains([latitude, longitude])) map.setView([latitude, longitude], detailZoom);
    return () => void marker.remove();
  }, [map, latitude, longitude, detailZoom]);

  useEffect(() => {
    if (!map || latitude !== null || !centre) return;
    map.setView([centre.latitude, centre.longitude], Math.min(11, detailZoom));
  }, [map, latitude, centre, detailZoom]);

  return (
    <section
      aria-label={texts.contact.pinMap}
      className="relative isolate h-80 overflow-hidden rounded-2xl border border-line"
    >
      <div ref={box} className="size-full" />
    </section>
  );
}
