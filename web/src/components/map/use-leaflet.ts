import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { zooms } from '../../config/site';
import { useSettings } from '../../lib/ssr/settings';
import { texts } from '../texts';
import { labels, provinces } from './outline';

export type Ground = 'roadmap' | 'satellite';

const istanbul: L.LatLngTuple = [41.0082, 28.9784];
const turkey = L.latLngBounds([34.2, 24], [43.8, 46.5]);

/** Names that would cover each other from afar are shown from near. */
const nameProvinces = (map: L.Map): void => {
  const names = L.layerGroup(
    labels().map(({ name, lat, lng }) =>
      L.tooltip([lat, lng], { content: name, permanent: true, direction: 'center', className: 'map-label' }),
    ),
  );
  const look = (): void => {
    if (map.getZoom() >= zooms.names) names.addTo(map);
    else names.remove();
  };
  map.on('zoomend', look);
  map.whenReady(look);
};

/** A map of Türkiye in `place`: its provinces without tiles (not closer than zoom 9), streets where tiles are configured. */
export const useLeaflet = (place: RefObject<HTMLDivElement | null>, ground: Ground) => {
  const { tiles } = useSettings();
  const [map, setMap] = useState<L.Map | null>(null);
  const layer = useRef<L.TileLayer | null>(null);
  const maxZoom = tiles ? zooms.most : zooms.withoutTiles;

  useEffect(() => {
    if (!place.current) return undefined;
    const made = L.map(place.current, {
      center: istanbul,
      zoom: Math.min(zooms.start, maxZoom),
      minZoom: 5,
      maxZoom,
      maxBounds: turkey.pad(0.3),
      attributionControl: false,
      zoomControl: false,
      zoomSnap: 0.5,
    });
    L.control.zoom({ zoomInTitle: texts.map.zoomIn, zoomOutTitle: texts.map.zoomOut }).addTo(made);
    const credit = L.control.attribution({ prefix: false }).addTo(made);
    if (tiles) credit.addAttribution(tiles.attribution);
    else {
      L.geoJSON(provinces(), { interactive: false, style: { className: 'map-province' } }).addTo(made);
      credit.addAttribution('Natural Earth');
      nameProvinces(made);
    }
    const resized = new ResizeObserver(() => made.invalidateSize());
    resized.observe(place.current);
    // oxlint-disable-next-line react/set-state-in-effect -- the map exists only once its element does
    setMap(made);
    return () => {
      resized.disconnect();
      made.remove();
      setMap(null);
    };
  }, [place, tiles, maxZoom]);

  useEffect(() => {
    if (!map || !tiles) return undefined;
    const url = ground === 'satellite' && tiles.satellite ? tiles.satellite : tiles.roadmap;
    layer.current = L.tileLayer(url, { maxZoom }).addTo(map);
    return () => void layer.current?.remove();
  }, [map, tiles, ground, maxZoom]);

  return { map, maxZoom, detailZoom: Math.min(zooms.detail, maxZoom), tiles };
};
