import Supercluster from 'supercluster';
import type { Card } from '../../lib/card';

export interface PlacedCard extends Card {
  latitude: number;
  longitude: number;
}

export const placed = (cards: readonly Card[]): PlacedCard[] =>
  cards.filter((card): card is PlacedCard => card.latitude !== null && card.longitude !== null);

export type Pin =
  | { kind: 'company'; lat: number; lng: number; card: PlacedCard }
  | { kind: 'cluster'; lat: number; lng: number; id: number; count: number };

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Companies that would lie on each other at a zoom become one pin with their number. */
export const clusterOf = (cards: readonly PlacedCard[], maxZoom: number) => {
  const index = new Supercluster<{ at: number }>({ radius: 60, extent: 256, maxZoom });
  index.load(
    cards.map(({ longitude, latitude }, at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  );
  return {
    pins: ({ west, south, east, north }: Bounds, zoom: number): Pin[] =>
      index.getClusters([west, south, east, north], Math.floor(zoom)).map(({ geometry, properties }) => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        return 'cluster' in properties
          ? { kind: 'cluster', lat, lng, id: properties.cluster_id, count: properties.point_count }
          : { kind: 'company', lat, lng, card: cards[properties.at] as PlacedCard };
      }),
    zoomInto: (id: number): number => index.getClusterExpansionZoom(id),
    /** The members of a cluster that no zoom takes apart. */
    members: (id: number): PlacedCard[] =>
      index.getLeaves(id, 20).map(({ properties }) => cards[properties.at] as PlacedCard),
  };
};
