"use client";

export { ErrorView as default } from "@/components/islands/error-view";
