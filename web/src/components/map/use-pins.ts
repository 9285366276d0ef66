import L from 'leaflet';
import { useEffect, useMemo } from 'react';
import { texts } from '../texts';
import { clusterOf, type Pin, type PlacedCard } from './pins';

const pinIcon = (chosen: boolean): L.DivIcon =>
  L.divIcon({ className: chosen ? 'map-pin chosen' : 'map-pin', iconSize: [26, 26], iconAnchor: [13, 30] });

const clusterIcon = (count: number): L.DivIcon => {
  const size = count < 10 ? 36 : count < 100 ? 44 : 54;
  return L.divIcon({ className: 'map-cluster', html: String(count), iconSize: [size, size] });
};

/** The company a map is about: never part of a cluster. */
export const focusMarker = ({ name, latitude, longitude }: PlacedCard): L.Marker =>
  L.marker([latitude, longitude], {
    icon: pinIcon(true),
    title: name,
    alt: name,
    interactive: false,
    keyboard: false,
    zIndexOffset: 1000,
  });

interface PinsOptions {
  map: L.Map | null;
  cards: readonly PlacedCard[];
  maxZoom: number;
  chosen: string | null;
  onChoose: (cards: readonly PlacedCard[]) => void;
}

/** Keeps the pins of the visible part on the map; each is a button with a name. */
export const usePins = ({ map, cards, maxZoom, chosen, onChoose }: PinsOptions): void => {
  const clusters = useMemo(() => clusterOf(cards, maxZoom), [cards, maxZoom]);
  useEffect(() => {
    if (!map) return undefined;
    const layer = L.layerGroup().addTo(map);
    const marker = (pin: Pin): L.Marker => {
      if (pin.kind === 'company') {
        const { card } = pin;
        return L.marker([pin.lat, pin.lng], {
          icon: pinIcon(card.id === chosen),
          title: card.name,
          alt: card.name,
        }).on('click', () => onChoose([card]));
      }
      const label = texts.map.cluster(pin.count);
      return L.marker([pin.lat, pin.lng], { icon: clusterIcon(pin.count), title: label, alt: label }).on(
        'click',
        () => {
          const zoom = clusters.zoomInto(pin.id);
          if (zoom <= maxZoom && map.getZoom() < maxZoom) map.setView([pin.lat, pin.lng], Math.min(zoom, maxZoom));
          else onChoose(clusters.members(pin.id));
        },
      );
    };
    const draw = (): void => {
      const bounds = map.getBounds().pad(0.2);
      layer.clearLayers();
      const box = {
        west: bounds.getWest(),
        south: bounds.getSouth(),
        east: bounds.getEast(),
        north: bounds.getNorth(),
      };
      for (const pin of clusters.pins(box, map.getZoom())) {
        const made = marker(pin).addTo(layer);
        // Leaflet gives a role but no name to a marker that is not an image.
        made.getElement()?.setAttribute('aria-label', made.options.alt ?? '');
      }
    };
    draw();
    map.on('moveend zoomend', draw);
    return () => {
      map.off('moveend zoomend', draw);
      layer.remove();
    };
  }, [map, clusters, maxZoom, chosen, onChoose]);
};
