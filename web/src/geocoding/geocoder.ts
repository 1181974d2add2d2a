export interface Address {
  addressLine1: string;
  city: string;
  state: string;
  zipCode: string;
}

export interface LatLng {
  lat: number;
  lng: number;
}

/** Finds an address; null when it does not know it. May fail: `geocode` catches that. */
export type Geocoder = (address: Address, signal: AbortSignal) => Promise<LatLng | null>;
